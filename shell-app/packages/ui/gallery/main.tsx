import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Button, Group, SegmentedControl, Tabs, UiProvider } from "../src/core";
import { FormsShow } from "./forms-show";
import { FreightShow } from "./freight-show";
import { ListShow } from "./list-show";
import { StatesShow } from "./states-show";

const shows = { list: ListShow, forms: FormsShow, freight: FreightShow, states: StatesShow };
type Show = keyof typeof shows;

/** Opens where the address says, so that a picture can be taken of any state: `?show=forms&scheme=dark&dir=rtl`. */
function Gallery() {
  const address = new URLSearchParams(location.search);
  const [show, setShow] = useState((address.get("show") ?? "list") as Show);
  const [scheme, setScheme] = useState((address.get("scheme") ?? "light") as "light" | "dark");
  const [direction, setDirection] = useState((address.get("dir") ?? "ltr") as "ltr" | "rtl");
  const Current = shows[show];
  return (
    <UiProvider colorScheme={scheme} direction={direction}>
      <main style={{ padding: "1rem" }}>
        <Group justify="space-between" mb="md">
          <Tabs value={show} onChange={(next) => setShow(next as Show)}>
            <Tabs.List>
              {Object.keys(shows).map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
          <Group gap="xs">
            <SegmentedControl data={["light", "dark"]} value={scheme} onChange={(next) => setScheme(next)} />
            <Button variant="default" onClick={() => setDirection(direction === "ltr" ? "rtl" : "ltr")}>
              {direction}
            </Button>
          </Group>
        </Group>
        <Current />
      </main>
    </UiProvider>
  );
}

createRoot(document.getElementById("root") ?? document.body).render(<Gallery />);
