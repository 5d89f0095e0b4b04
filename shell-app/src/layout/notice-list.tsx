import type { useApiPages } from "@haul/platform";
import { type ApiData, Link } from "@haul/platform";
import { ActionIcon, Button, Group, ScrollArea, SegmentedControl, Skeleton, Stack, Text, Tooltip } from "@haul/ui/core";
import { ErrorState } from "@haul/ui/data";
import { formatRelative, formatStopTime, localZone } from "@haul/ui/format";
import { IconArchive, IconSettings } from "@haul/ui/icons";
import { PriorityBadge } from "../notices/priority-badge";
import classes from "./notice-list.module.css";

export type NoticeState = "inbox" | "archived";
type Notice = ApiData<"/api/notices", "get">["items"][number];

interface NoticeListProps {
  readonly state: NoticeState;
  readonly onState: (state: NoticeState) => void;
  readonly pages: ReturnType<typeof useApiPages<"/api/notices">>;
  readonly onOpen: () => void;
  readonly onArchive: (noticeId: string) => void;
}

/** What the bell opens. */
export default function NoticeList({ state, onState, pages, onOpen, onArchive }: NoticeListProps) {
  const notices = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack gap={0}>
      <Group justify="space-between" p="sm" className={classes.head}>
        <Text fw={600} flex={1}>
          Notices
        </Text>
        <SegmentedControl
          size="xs"
          aria-label="Which notices"
          data={[
            { value: "inbox", label: "Inbox" },
            { value: "archived", label: "Archived" },
          ]}
          value={state}
          onChange={(value) => {
            onState(value === "archived" ? "archived" : "inbox");
          }}
        />
        <Tooltip label="Notice settings">
          <ActionIcon component={Link} to="/pages/notices" aria-label="Notice settings" onClick={onOpen}>
            <IconSettings size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <ScrollArea.Autosize mah={420}>
        {pages.isPending && <Skeleton height={56} m="sm" />}
        {pages.error && (
          <ErrorState
            error={pages.error}
            title="The notices could not be loaded"
            onRetry={() => void pages.refetch()}
          />
        )}
        {pages.isSuccess && notices.length === 0 && (
          <Text p="md" c="dimmed">
            {state === "inbox"
              ? "No notices. Late loads, assignments and join requests appear here."
              : "No archived notices."}
          </Text>
        )}
        <ul className={classes.list}>
          {notices.map((notice) => (
            <li key={notice.id} className={classes.item} data-unread={notice.read_at === undefined || undefined}>
              <NoticeText notice={notice} onOpen={onOpen} />
              {state === "inbox" && (
                <Tooltip label="Archive">
                  <ActionIcon
                    aria-label={`Archive: ${notice.title}`}
                    onClick={() => {
                      onArchive(notice.id);
                    }}
                  >
                    <IconArchive size={16} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              )}
            </li>
          ))}
        </ul>
        {pages.hasNextPage && (
          <Button
            variant="subtle"
            fullWidth
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show earlier notices
          </Button>
        )}
      </ScrollArea.Autosize>
    </Stack>
  );
}

function NoticeText({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const text = (
    <>
      <Text size="sm" fw={500} component="span" display="block">
        {notice.title}
      </Text>
      {notice.body !== undefined && (
        <Text size="sm" component="span" display="block">
          {notice.body}
        </Text>
      )}
      <Text size="xs" c="dimmed" component="span" className={classes.foot}>
        {notice.priority !== "information" && <PriorityBadge priority={notice.priority} />}
        <time dateTime={notice.created_at} title={formatStopTime(notice.created_at, localZone())}>
          {formatRelative(notice.created_at)}
        </time>
      </Text>
    </>
  );
  if (notice.path === undefined) return <div className={classes.text}>{text}</div>;
  return (
    <Link to={notice.path} className={classes.text} onClick={onOpen}>
      {text}
    </Link>
  );
}
