import { usePageTitle } from "@haul/platform";
import { Anchor, UiLink } from "@haul/ui/core";
import { Accordion } from "@haul/ui/shell";
import { PageHeader } from "@haul/ui/data";
import { FAQ } from "./faq";
import classes from "./pages.module.css";

/** Questions that carriers ask about Haul. */
export default function FaqPage() {
  usePageTitle("FAQ");
  return (
    <div className={classes.narrow}>
      <PageHeader title="FAQ" description="What carriers ask about Haul." />
      <Accordion variant="separated" multiple>
        {FAQ.map(({ question, answer, href }, index) => (
          <Accordion.Item key={question} value={String(index)}>
            <Accordion.Control>{question}</Accordion.Control>
            <Accordion.Panel>
              {answer}{" "}
              {href && (
                <Anchor component={UiLink} href={href}>
                  Open
                </Anchor>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </div>
  );
}
