import { formatDate } from "../format/time";
import { Ltr } from "../core/ltr";
import { formatPhone } from "../format/measures";
import { ChargesTable, isAgreed } from "./charges-table";
import { codeWord } from "./codes";
import type { InvoiceParty, InvoiceViewProps } from "./invoice-view";
import { StopTime } from "./values";
import classes from "./invoice-view.module.css";

/** A load's invoice as it looks on paper; always black on white, and it prints as it is. */
export default function InvoicePaper({ title, carrier, billTo, issuedOn, terms, load }: InvoiceViewProps) {
  const facts: [string, string][] = [
    ["Load", load.number],
    ...(load.customer_reference ? [["Your reference", load.customer_reference] as [string, string]] : []),
    ...load.references.map(({ kind, value }): [string, string] => [codeWord("reference", kind), value]),
    ...(issuedOn ? [["Date", formatDate(issuedOn)] as [string, string]] : []),
    ...(terms ? [["Terms", terms] as [string, string]] : []),
  ];
  return (
    <article className={classes.paper} aria-label={title}>
      <header className={classes.head}>
        <Party {...carrier} isHeading />
        <div className={classes.title}>
          <h2>{title}</h2>
          <div>USDOT {carrier.dot_number}</div>
          {carrier.docket_number && <div>{carrier.docket_number}</div>}
        </div>
      </header>
      <div className={classes.columns}>
        <section>
          <h3>Bill to</h3>
          <Party {...billTo} />
        </section>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label + value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section>
        <h3>Stops</h3>
        <ol className={classes.stops}>
          {load.stops.map((stop) => (
            <li key={stop.id}>
              <span className={classes.stopKind}>{codeWord("stop", stop.kind)}</span>
              <span>
                {stop.facility.name}, {stop.facility.address.city}, {stop.facility.address.state}
              </span>
              <span className={classes.stopTime}>
                <StopTime
                  at={(!stop.is_departure_unconfirmed && stop.departed_at) || stop.earliest_at}
                  zone={stop.time_zone}
                />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <ChargesTable charges={load.charges.filter(isAgreed)} totalCents={load.total_cents} currency={load.currency} />
    </article>
  );
}

function Party({ name, address, phone, email, isHeading = false }: InvoiceParty & { isHeading?: boolean }) {
  return (
    <address className={classes.party}>
      <strong className={isHeading ? classes.carrier : undefined}>{name}</strong>
      {address && (
        <>
          <div>
            {address.line1}
            {address.line2 && `, ${address.line2}`}
          </div>
          <div>
            {address.city}, {address.state} {address.postal_code}
          </div>
        </>
      )}
      {phone && (
        <div>
          <Ltr>{formatPhone(phone)}</Ltr>
        </div>
      )}
      {email && <div>{email}</div>}
    </address>
  );
}
