import { config } from "@haul/platform";
import { LegalPage } from "./legal-page";

export default function PrivacyPage() {
  const { name } = config();
  return (
    <LegalPage
      title="Privacy policy"
      updated="November 20, 2026"
      lead={`What ${name} keeps about people, why, for how long, and what you can ask for.`}
      sections={[
        {
          heading: "What we keep",
          paragraphs: [
            "About users: name, email address, role, company, when they were last active, and what they changed, in an audit log.",
            "About drivers and fleet owners: what the carrier has to keep on file, such as license and medical card dates, contact details and the loads they moved. The carrier enters this and is responsible for it.",
            "About visits: technical logs with the time, the kind of page and the outcome. They hold no email addresses and no search terms.",
          ],
        },
        {
          heading: "What we use it for",
          paragraphs: [
            "To sign you in, show you what your company lets you see, prove who changed what, and protect the service from misuse. We sell nothing and use nothing for advertising.",
          ],
        },
        {
          heading: "Who else sees it",
          paragraphs: [
            "Passwords are kept by the identity provider, Firebase Authentication by Google; they never reach our servers. If you sign in with Google, Google tells us your name, email address and picture.",
            "Providers that your company connects, such as bookkeeping or vehicle tracking, get what that connection needs and nothing more.",
          ],
        },
        {
          heading: "In your browser",
          paragraphs: [
            "We store your session and your layout settings in this browser. There are no tracking cookies and no third-party scripts.",
          ],
        },
        {
          heading: "How long we keep it",
          paragraphs: [
            "We keep records as long as the company uses the service, and as long as transportation and tax law require. Technical logs are deleted after ninety days.",
          ],
        },
        {
          heading: "Your rights",
          paragraphs: [
            "You may ask what we keep about you, have it corrected, get a copy, and have it deleted unless the law requires us to keep it. Ask your company's administrator first; they can do most of it right away.",
          ],
        },
      ]}
    />
  );
}
