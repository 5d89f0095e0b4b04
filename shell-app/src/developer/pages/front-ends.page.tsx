import type { ReactNode } from "react";
import { Link } from "@haul/platform";
import { Anchor, Code, List, Text } from "@haul/ui/core";
import { Article, DeveloperLayout, Part } from "../layout/developer-layout";
import { CodeBlock } from "../parts/code-block";
import { DeployedFrontEnds } from "./deployed-front-ends";

const NEW = `npm run new-remote -w shell-app -- ../mfe-dock --title "Dock doors" --section loads
cd ../mfe-dock`;

const MANIFEST = `export const manifest: RemoteManifest = {
  id: "dock",
  contract: 1,
  title: "Dock doors",
  nav: [{ label: "Dock doors", icon: "tasks", path: "/apps/dock", section: "loads", group: "Operations" }],
  paths: [{ pattern: "/apps/dock/*", frame: "frame", section: "loads" }],
};`;

const PAGE = `export default function LatestLoadsPage() {
  usePageTitle("Latest loads");
  const loads = useApiPages("/api/loads", { params: { query: { sort: ["-created_at"], limit: 10 } } });
  return <DataTable label="Latest loads" noun="loads" list={listOf(loads)} columns={columns} … />;
}`;

const DEV = `# In the repository: the server with its demo data
npm run product
# Beside it: your pages alone, on http://localhost:4110
npm run dev`;

const OVERRIDE = `localStorage.setItem("haul.remotes.override",
  JSON.stringify({ dock: "http://localhost:4110/manifest.json" }))`;

const TEST = `const { sent } = mockServer(() => [mock("get", "/api/loads", () => ({ items: [load], total_count: 1 }))]);

it("shows the loads that were booked last", async () => {
  await renderPages({ routes: app.routes, at: "/apps/dock", sections: ["loads"] });
  expect(await screen.findByRole("row", { name: /104218/ })).toHaveTextContent(load.customer.name);
});`;

const DEPLOY = `npm test && npm run check
npm run build
# The folder that the server has as server.web_root
npm run deploy -- --to <web root>
# Back to the build before
npm run deploy -- --to <web root> --rollback`;

/** For teams that add pages of their own to the product. */
export default function FrontEndsPage() {
  return (
    <DeveloperLayout>
      <Article
        title="Build your own front-end"
        lead="The shell loads front-ends at run time. Each is written, tested, deployed and rolled back by its own team, without building the shell or anybody else's front-end. From nothing to a page in the shell takes less than ten minutes."
      >
        <Part id="start" title="1. Start one">
          <Text>
            In the repository, choose a new folder, inside it or beside it. The folder gets one page, one test and the
            commands below. It uses the repository&apos;s packages, so there is nothing to install.
          </Text>
          <CodeBlock>{NEW}</CodeBlock>
        </Part>
        <Part id="write" title="2. Write pages">
          <Text>
            <Code>src/manifest.ts</Code> is what the shell knows before it loads any of your code: paths, menu entries,
            and the section that opens them. It is data; the build writes it as JSON.
          </Text>
          <CodeBlock>{MANIFEST}</CodeBlock>
          <Text>
            A page is a component behind <Code>lazyPage</Code> in <Code>src/app.tsx</Code>. Data comes from the hooks of{" "}
            <Code>@haul/platform</Code>, typed by the{" "}
            <Anchor component={Link} to="/developer/reference" underline="always">
              API document
            </Anchor>
            ; components come from <Code>@haul/ui</Code>.
          </Text>
          <CodeBlock>{PAGE}</CodeBlock>
          <Rules />
        </Part>
        <Part id="run" title="3. Run it">
          <Text>Alone, on the demo data of a running product:</Text>
          <CodeBlock>{DEV}</CodeBlock>
          <Text>
            Or in a running shell: start <Code>npm run serve</Code>, then point only your browser at your build. A
            banner shows it and takes you back.
          </Text>
          <CodeBlock>{OVERRIDE}</CodeBlock>
        </Part>
        <Part id="test" title="4. Test it">
          <Text>
            <Code>npm test</Code> renders your pages as a user with the sections you choose sees them. Mocks are typed
            by the API document, so a test fails to compile when the API changes.
          </Text>
          <CodeBlock>{TEST}</CodeBlock>
        </Part>
        <Part id="deploy" title="5. Deploy and roll back">
          <CodeBlock>{DEPLOY}</CodeBlock>
          <Text>
            A deployment adds a folder that never changes again, and switches one line of <Code>remotes.json</Code>. The
            next page load gets the new build; open tabs keep the one they have. The shell pins the manifest by its hash
            and the manifest pins every file, so a changed file is refused. A front-end that is down, slow or broken is
            a card in the frame, and the rest of the product keeps working.
          </Text>
        </Part>
        <Part id="deployed" title="Deployed on this server">
          <DeployedFrontEnds />
        </Part>
      </Article>
    </DeveloperLayout>
  );
}

function Rules() {
  return (
    <List spacing="xs">
      <Rule name="Contract">
        the number in the manifest is the version of the contract with the shell. The shell takes the current one and
        the one before, so it and you deploy in any order.
      </Rule>
      <Rule name="Shared modules">
        React, the query cache and Haul&apos;s packages come from the shell. Whatever else you import is your own copy.
      </Rule>
      <Rule name="No imports between front-ends">they meet in URLs, the API and the query cache.</Rule>
      <Rule name="Records">
        declare yours in the manifest, and live updates, the search and the audit log know them without a deployment of
        the shell.
      </Rule>
      <Rule name="Permissions">
        the server checks every call. A section in the manifest only decides what is shown.
      </Rule>
    </List>
  );
}

function Rule({ name, children }: { name: string; children: ReactNode }) {
  return (
    <List.Item>
      <strong>{name}:</strong> {children}
    </List.Item>
  );
}
