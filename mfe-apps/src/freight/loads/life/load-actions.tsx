import { useState } from "react";
import { useCan, useIsChanging, useNavigate } from "@haul/platform";
import { Button, Menu, confirm, toast, useIsPhone } from "@haul/ui/core";
import { IconDots } from "@haul/ui/icons";
import { AssignDialog } from "../legs/assign-dialog";
import { SplitDialog } from "../legs/split-dialog";
import { useAcknowledgeLoad, useCopyLoad, useUnassignLoad, type Load } from "../loads.queries";
import { isAssigned, nextStep } from "./load-steps";
import { ReasonDialog, type Reasoned } from "./reason-dialog";

/** Everyone and everything that hauls it: `Boyd Tolliver, truck 105, trailer T505`. */
function crewsOf({ legs }: Load): string {
  const parts = legs.flatMap(({ driver, co_driver, truck, trailer }) => [
    driver?.name,
    co_driver?.name,
    truck && `truck ${truck.name}`,
    trailer && `trailer ${trailer.name}`,
  ]);
  return new Intl.ListFormat("en-US").format(parts.filter((part) => part !== undefined));
}

/** What else can be done with the load as it stands; what comes next has its own button, `NextStep`. */
export function LoadActions({ load }: { load: Load }) {
  const navigate = useNavigate();
  const mayWrite = useCan("loads:write");
  const mayCorrect = useCan("loads:correct");
  const [dialog, setDialog] = useState<"assign" | "split" | Reasoned | null>(null);
  const [unassign, copy, acknowledge] = [useUnassignLoad(), useCopyLoad(), useAcknowledgeLoad()];
  // What is done next builds on the answer to what was done before.
  const look = { size: useIsPhone() ? "sm" : "xs", disabled: useIsChanging(load.id) };
  if (!mayWrite) return null;

  const may = (action: Load["allowed_actions"][number]) => load.allowed_actions.includes(action);
  const mayAssign = may("assign") && nextStep(load) !== "assign";
  // A load that was split is answered for leg by leg, below.
  const asked =
    load.legs.length === 1 ? load.legs.find((leg) => leg.allowed_actions.includes("acknowledge")) : undefined;
  const target = { params: { path: { load_id: load.id } }, body: { version: load.version } };
  const refused = { onError: (error: unknown) => toast.error(error) };

  const drop = async () => {
    const agreed = await confirm({
      title: `Unassign load ${load.number}?`,
      body: [
        `Free for other loads again: ${crewsOf(load)}.`,
        load.legs.some(({ dispatched_at }) => dispatched_at) && "The driver’s link to this load stops working.",
        "The load goes back to Booked.",
      ]
        .filter(Boolean)
        .join(" "),
      action: "Unassign",
    });
    if (agreed) unassign.mutate(target, refused);
  };

  const answer = (is_accepted: boolean) =>
    acknowledge.mutate({ params: target.params, body: { ...target.body, is_accepted } }, refused);

  const duplicate = () =>
    copy.mutate(
      { params: { path: { load_id: load.id } } },
      {
        onSuccess: (made) => {
          toast.success(`Load ${made.number} is a copy of ${load.number}.`);
          void navigate(`/apps/loads/${made.id}/edit`);
        },
        onError: (error) => toast.error(error),
      },
    );

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button {...look} variant="default" leftSection={<IconDots size={14} aria-hidden />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {may("edit") && <Menu.Item onClick={() => void navigate(`/apps/loads/${load.id}/edit`)}>Edit load</Menu.Item>}
          {mayAssign && (
            <Menu.Item onClick={() => setDialog("assign")}>
              {isAssigned(load) ? "Change assignment" : "Assign"}
            </Menu.Item>
          )}
          {asked && asked.acknowledgement !== "accepted" && (
            <Menu.Item onClick={() => answer(true)}>Driver accepted</Menu.Item>
          )}
          {asked && asked.acknowledgement !== "declined" && (
            <Menu.Item onClick={() => answer(false)}>Driver declined</Menu.Item>
          )}
          {may("split") && <Menu.Item onClick={() => setDialog("split")}>Split for a relay</Menu.Item>}
          {may("unassign") && <Menu.Item onClick={() => void drop()}>Unassign</Menu.Item>}
          <Menu.Item onClick={duplicate}>Copy load</Menu.Item>
          {may("break_down") && <Menu.Item onClick={() => setDialog("break_down")}>Record breakdown</Menu.Item>}
          {may("hold") && <Menu.Item onClick={() => setDialog("hold")}>Put on hold</Menu.Item>}
          {mayCorrect && may("reopen") && <Menu.Item onClick={() => setDialog("reopen")}>Reopen</Menu.Item>}
          {(may("tonu") || may("cancel")) && <Menu.Divider />}
          {may("tonu") && <Menu.Item onClick={() => setDialog("tonu")}>Truck ordered, not used</Menu.Item>}
          {may("cancel") && (
            <Menu.Item color="red" onClick={() => setDialog("cancel")}>
              Cancel load
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === "assign" && <AssignDialog load={load} onClose={() => setDialog(null)} />}
      {dialog === "split" && <SplitDialog load={load} onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== "assign" && dialog !== "split" && (
        <ReasonDialog load={load} action={dialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
