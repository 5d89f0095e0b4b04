import { config } from "@haul/platform";
import { LegalPage } from "./legal-page";

export default function TermsPage() {
  const { name } = config();
  return (
    <LegalPage
      title="Terms of service"
      updated="November 20, 2026"
      lead={`These terms are between the carrier that registers (you) and the operator of this ${name} installation (we). They say what each side may expect.`}
      sections={[
        {
          heading: "Who may use it",
          paragraphs: [
            "The person who registers a company confirms that they may act for it, and that its USDOT number is theirs to use. We may ask for proof, and may close an account that was opened in another company's name.",
            "You decide which of your people get in and what they may see. What they do here counts as done by the company.",
          ],
        },
        {
          heading: "What we provide",
          paragraphs: [
            `${name} keeps your loads, drivers, equipment, papers and the bills that follow from them. We keep it available and secure with the care of a diligent operator, and announce maintenance beforehand wherever we can.`,
            "It helps you keep your records. It does not replace your own duties under the Federal Motor Carrier Safety Regulations: hours of service, driver qualification and vehicle inspections remain yours to check.",
          ],
        },
        {
          heading: "Your data",
          paragraphs: [
            "What you enter stays yours. We use it to run the service for you and for nothing else, and hand it over in a common format when you ask for it.",
            "Another carrier never sees it. You can end your account at any time; we then delete your data unless a law obliges us to keep some of it.",
          ],
        },
        {
          heading: "Fair use",
          paragraphs: [
            "Do not try to reach other people's data, do not put load on the service that harms others, and do not upload what you have no right to share. We may suspend an account that does, and will say why.",
          ],
        },
        {
          heading: "Liability",
          paragraphs: [
            "Each side is liable for damage that it causes on purpose or by gross negligence. Beyond that our liability is limited to the fees of the twelve months before the damage, and does not cover lost loads, fines or profit.",
          ],
        },
        {
          heading: "Changes",
          paragraphs: [
            "We announce a change of these terms thirty days before it applies. If you do not agree, you may end the account before that day.",
          ],
        },
      ]}
    />
  );
}
