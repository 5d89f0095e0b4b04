import { config } from "@haul/platform";
import { LegalPage } from "./legal-page";

export default function LicenseAgreementPage() {
  const { name } = config();
  return (
    <LegalPage
      title="End user license agreement"
      updated="November 20, 2026"
      lead={`This agreement covers the software that ${name} runs in your browser.`}
      sections={[
        {
          heading: "What you may do",
          paragraphs: [
            "You may use the software on any number of devices as long as your company's account is open. You may use the published API to connect programs of your own, with keys that your company issues.",
          ],
        },
        {
          heading: "What you may not do",
          paragraphs: [
            "You may not share your account, work around its limits or protections, or present the service as your own.",
          ],
        },
        {
          heading: "Open source",
          paragraphs: [
            `${name} itself is available under the Apache License 2.0 or the MIT License, at your choice. It contains other open-source software, each part under its own license; those licenses are not limited by this agreement.`,
          ],
        },
        {
          heading: "No warranty",
          paragraphs: [
            "The software is provided as is. Distances, due dates and warnings are computed from what was entered; check them before you rely on them on the road.",
          ],
        },
        {
          heading: "Termination",
          paragraphs: [
            "The license ends when the account is closed. Terms that by their nature continue, such as the limits of liability in the terms of service, remain in force.",
          ],
        },
      ]}
    />
  );
}
