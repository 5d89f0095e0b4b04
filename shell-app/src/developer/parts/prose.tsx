import { Code, Text, type TextProps } from "@haul/ui/core";

/** A description of the document: paragraphs, with `names` set as code. */
export function Prose({ text, ...rest }: { text: string } & TextProps) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph, index) => (
    <Text key={index} {...rest}>
      <Inline text={paragraph} />
    </Text>
  ));
}

/** One line of it. */
export function Inline({ text }: { text: string }) {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : <span key={index}>{part}</span>));
}
