import { ListFields } from "../shared/list-fields";
import { AttemptFields } from "./attempt-fields";
import { attemptValues } from "./attempt-values";

/** Every contact with the employer. */
export function AttemptListFields() {
  return (
    <ListFields
      name="attempts"
      title="Contacts"
      description="Each time the employer was asked. The file must show the attempts if no answer comes (49 CFR 391.23(c))."
      one="contact"
      most={30}
      blank={attemptValues}
    >
      {(path, isNew) => <AttemptFields path={path} isNew={isNew} />}
    </ListFields>
  );
}
