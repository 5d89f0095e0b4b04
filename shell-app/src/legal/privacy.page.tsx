import { config } from "@haul/platform";
import { LegalPage } from "./legal-page";

export default function PrivacyPage() {
  const { name } = config();
  return (
    <LegalPage
      title="Privacy policy"
      updated="November 28, 2026"
      lead={`What ${name} keeps about people, why, for how long, and what you can ask for.`}
      sections={[
        {
          heading: "What we keep",
          paragraphs: [
            "About users: name, email address, role, company, when they were last active, and what they changed, in an audit log.",
            "About drivers and fleet owners: what the carrier has to keep on file, such as license and medical card dates, contact details, and the loads they moved. The carrier enters this and is responsible for it.",
            "About drivers on a load: the times and statuses they report, and where their phone is when they press a button that sends it. A phone never reports its position by itself. Where the company connects a tracking provider, the positions that it reports are kept, too. Photos and documents that they send, such as a proof of delivery, are kept with the load or the driver's file.",
            "About customers, facilities, and other businesses: the names, phone numbers, and email addresses of the people to reach there.",
            "About visits: technical logs with the time, the kind of page, and the outcome. They hold no email addresses and no search terms.",
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
            "Passwords are kept by the identity provider, Firebase Authentication by Google; they never reach our servers. If you sign in with Google, Google tells us your name, email address, and picture.",
            "Providers that your company connects, such as bookkeeping or vehicle tracking, get what that connection needs and nothing more.",
          ],
        },
        {
          heading: "In your browser",
          paragraphs: [
            "This browser stores your session, your settings of the layout and lists, your language, drafts of forms that you have not saved, and what you opened from the search. On a driver's phone it also keeps reports and photos until there is a signal to send them. There are no tracking cookies and no third-party scripts.",
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
