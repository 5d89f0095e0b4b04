import { atom, useAtom } from "jotai";
import { SegmentedControl, Stack } from "@haul/ui/core";
import { type Language, LANGUAGES } from "../samples";
import { CodeBlock } from "./code-block";

/** One choice for every sample on every page, until the tab is closed. */
const languageAtom = atom<Language>("curl");

interface LanguageSamplesProps<Offered extends Language> {
  /** Where not every language makes sense. */
  readonly languages?: readonly [Offered, ...Offered[]];
  readonly sample: (language: Offered) => string;
}

/** The same in each language, of which one is shown. */
export function LanguageSamples<Offered extends Language = Language>({
  languages = LANGUAGES as unknown as readonly [Offered, ...Offered[]],
  sample,
}: LanguageSamplesProps<Offered>) {
  const [chosen, setChosen] = useAtom(languageAtom);
  const language = languages.find((one) => one === chosen) ?? languages[0];
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label="Language of the samples"
        size="xs"
        value={language}
        data={[...languages]}
        onChange={(next) => setChosen(languages.find((one) => one === next) ?? language)}
        style={{ alignSelf: "start" }}
      />
      <CodeBlock label={`Copy the ${language} sample`}>{sample(language)}</CodeBlock>
    </Stack>
  );
}
