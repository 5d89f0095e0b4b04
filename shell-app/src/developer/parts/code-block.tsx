import { ActionIcon, Code, CopyButton } from "@haul/ui/core";
import { IconCheck, IconCopy } from "@haul/ui/icons";
import classes from "./code-block.module.css";

/** Source text, to be copied. */
export function CodeBlock({ children, label = "Copy the code" }: { children: string; label?: string }) {
  return (
    <div className={classes.block}>
      {/* Focusable, for a long line scrolls. */}
      <Code block dir="ltr" ta="left" tabIndex={0} className={classes.code}>
        {children}
      </Code>
      <CopyButton value={children}>
        {({ copied, copy }) => (
          <ActionIcon variant="default" aria-label={copied ? "Copied" : label} onClick={copy} className={classes.copy}>
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </div>
  );
}
