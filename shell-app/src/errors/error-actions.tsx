import { Button } from "@haul/ui/core";
import { Link, useNavigate } from "@haul/platform";

export function StartPageButton({ variant = "filled" }: { variant?: "filled" | "default" }) {
  return (
    <Button component={Link} to="/" variant={variant}>
      Go to your start page
    </Button>
  );
}

export function BackButton() {
  const navigate = useNavigate();
  return (
    <Button variant="default" onClick={() => void navigate(-1)}>
      Go back
    </Button>
  );
}

export function ReloadButton() {
  return (
    <Button
      onClick={() => {
        location.reload();
      }}
    >
      Try again
    </Button>
  );
}
