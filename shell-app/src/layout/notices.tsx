import { useState } from "react";
import { lazyPart, useApiMutation, useApiPages, useApiQuery } from "@haul/platform";
import { ActionIcon, Indicator, Popover, toast, Tooltip, useIsPhone } from "@haul/ui/core";
import { IconBell } from "@haul/ui/icons";
import type { NoticeState } from "./notice-list";

// Comes with its first use.
const NoticeList = lazyPart(() => import("./notice-list"));

const LOOK_AGAIN_MILLISECONDS = 60_000;
const INBOX = { params: { query: { status: "inbox", limit: 1 } } } as const;

/** The bell: how many notices are unread, and the list. Opening it marks them read. */
export function NoticesButton() {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<NoticeState>("inbox");
  const inbox = useApiQuery("/api/notices", INBOX, {
    refetchInterval: LOOK_AGAIN_MILLISECONDS,
    meta: { isBackground: true },
  });
  const unread = inbox.data?.unread_count ?? 0;
  const markRead = useApiMutation("post", "/api/notices/read", { meta: { isBackground: true } });
  const archive = useApiMutation("post", "/api/notices/{notice_id}/archive", {
    invalidates: ["/api/notices"],
    onError: (error) => {
      toast.error(error);
    },
  });
  const pages = useApiPages("/api/notices", { params: { query: { status: state } } }, { enabled: isOpen });

  const toggle = (open: boolean) => {
    setOpen(open);
    // The dots of what was new stay until the list closes; the count goes at once.
    if (open && unread > 0) markRead.mutate({}, { onSuccess: () => void inbox.refetch() });
  };
  // At the bell's corner; a phone's button is larger around it.
  const offset = useIsPhone() ? 11 : 6;
  const label = unread === 0 ? "Notices" : `Notices, ${unread} unread`;

  return (
    <Popover opened={isOpen} onChange={toggle} position="bottom-end" width={380} trapFocus>
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <Indicator
            label={unread > 99 ? "99+" : unread}
            size={16}
            color="red"
            disabled={unread === 0}
            offset={offset}
            me={4}
          >
            <ActionIcon
              aria-label={label}
              aria-expanded={isOpen}
              size="lg"
              onClick={() => {
                toggle(!isOpen);
              }}
            >
              <IconBell size={20} aria-hidden />
            </ActionIcon>
          </Indicator>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="Notices">
        <NoticeList
          state={state}
          onState={setState}
          pages={pages}
          onOpen={() => {
            setOpen(false);
          }}
          onArchive={(noticeId) => {
            archive.mutate({ params: { path: { notice_id: noticeId } } });
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
