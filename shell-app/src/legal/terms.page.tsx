import { config } from "@haul/platform";
import { LegalPage } from "./legal-page";

export default function TermsPage() {
  const { name } = config();
  return (
    <LegalPage
      title="Terms of service"
      updated="November 28, 2026"
      lead={`These terms are between the carrier that registers (you) and the operator of this ${name} installation (us). They say what each side may expect.`}
      sections={[
        {
          heading: "Who may use it",
          paragraphs: [
            "The person who registers a company confirms that they are authorized to act for it and to use its USDOT number. We may ask for proof, and may close an account that was opened in another company's name.",
            "You decide who in your company gets in and what they may see. What they do here counts as done by the company.",
          ],
        },
        {
          heading: "What we provide",
          paragraphs: [
            `${name} keeps the records of your loads, drivers, equipment, papers, and invoices. We take reasonable care to keep it available and secure, and announce maintenance in advance whenever we can.`,
            "It helps you keep your records. It does not replace your own duties under the Federal Motor Carrier Safety Regulations: hours of service, driver qualification, and vehicle inspections remain your responsibility.",
          ],
        },
        {
          heading: "Your data",
          paragraphs: [
            "What you enter stays yours. We use it only to run the service for you, and hand it over in a common format when you ask for it.",
            "No other carrier ever sees it. You can ask us to close your account at any time; we then delete your data unless the law requires us to keep some of it.",
          ],
        },
        {
          heading: "Fair use",
          paragraphs: [
            "Do not try to reach other people's data, do not overload the service, and do not upload what you have no right to share. We may suspend an account that does, and will say why.",
          ],
        },
        {
          heading: "Liability",
          paragraphs: [
            "Each side is liable for damage that it causes on purpose or by gross negligence. Beyond that, our liability is limited to the fees for the twelve months before the damage, and does not cover lost business, fines, or lost profit.",
          ],
        },
        {
          heading: "Changes",
          paragraphs: [
            "We announce changes to these terms thirty days before they take effect. If you do not agree, you may close the account before then.",
          ],
        },
      ]}
    />
  );
}
