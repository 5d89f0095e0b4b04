import { atom, useAtom } from "jotai";
import { SegmentedControl, Stack } from "@haul/ui/core";
import { type Language, LANGUAGES } from "../samples";
import { CodeBlock } from "./code-block";

/** One choice for every sample on every page, until the tab is closed. */
const languageAtom = atom<Language>("curl");

/** The same in each language, of which one is shown. */
export function LanguageSamples({ sample }: { sample: (language: Language) => string }) {
  const [language, setLanguage] = useAtom(languageAtom);
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label="Language of the samples"
        size="xs"
        value={language}
        data={[...LANGUAGES]}
        onChange={(chosen) => setLanguage(LANGUAGES.find((one) => one === chosen) ?? "curl")}
        style={{ alignSelf: "start" }}
      />
      <CodeBlock label={`Copy the ${language} sample`}>{sample(language)}</CodeBlock>
    </Stack>
  );
}
