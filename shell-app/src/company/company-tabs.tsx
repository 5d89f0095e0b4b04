import { useNavigate } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";

export const COMPANY_TABS = ["profile", "banking", "packet", "settings", "mail", "papers"] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

const LABEL: Readonly<Record<CompanyTab, string>> = {
  profile: "Profile",
  banking: "Banking",
  packet: "Carrier packet",
  settings: "Settings",
  mail: "Emails",
  papers: "Papers",
};

/** The tabs over every part of `/CompanyInfo`; each has its own address. */
export function CompanyTabs({ active }: { active: CompanyTab }) {
  const navigate = useNavigate();
  return (
    <TabStrip
      label="Company"
      tabs={COMPANY_TABS.map((value) => ({ value, label: LABEL[value] }))}
      value={active}
      onOpen={(tab) => void navigate(tab === "profile" ? "/CompanyInfo" : `/CompanyInfo?tab=${tab}`)}
    />
  );
}
