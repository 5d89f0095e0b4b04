/** Questions that carriers ask about Haul, with the page that shows the answer. */
export const FAQ: readonly { question: string; answer: string; href?: string }[] = [
  {
    question: "When does a load count as delivered?",
    answer:
      "When the truck has left its last delivery. Haul derives the status from what happened at the stops, so it is never set by hand: an arrival at the first pickup makes it “At pickup”, the last departure “Delivered”.",
  },
  {
    question: "What time zone are times shown in?",
    answer:
      "In the zone of the stop, with its abbreviation. An appointment at 08:00 in Phoenix is 08:00 MST for everyone, no matter what their own clock says.",
  },
  {
    question: "Why is a delivered load not ready to bill?",
    answer:
      "Something the customer requires is missing, most often the signed proof of delivery or the rate confirmation. Each load says what it is waiting for.",
    href: "/apps/financial/ready-to-bill?is_ready=false",
  },
  {
    question: "Why can't a driver be assigned?",
    answer:
      "An expired license or medical card, a missing endorsement, or another load at the same time. Haul shows the reason before you assign; you can accept a warning.",
  },
  {
    question: "How do colleagues get access?",
    answer:
      "Invite them by email, or let them register with your USDOT number: they ask to join, and an Admin admits them and chooses their role.",
    href: "/admin",
  },
  {
    question: "A colleague signs in and sees no pages. What is missing?",
    answer: "Roles other than Admin start without sections. An Admin grants each role the sections it needs.",
    href: "/admin",
  },
  {
    question: "What do fleet owners see?",
    answer:
      "Their own trucks, and the loads those trucks hauled while they owned them. They sign in with a link sent by email, without a password.",
    href: "/fleetowner/login",
  },
  {
    question: "Can other systems read our loads?",
    answer:
      "Yes. Everything on these pages goes through a documented API. An Admin creates a key with just the permissions it needs.",
    href: "/developer",
  },
  {
    question: "Can a deleted record come back?",
    answer:
      "Records are archived, not deleted, and can be restored. Every change is in the audit log, which shows if it was tampered with.",
  },
];
