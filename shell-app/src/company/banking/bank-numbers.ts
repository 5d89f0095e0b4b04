const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

const digitsOf = (text: string) => text.replace(/[\s-]/g, "");

/** What is wrong with a routing number: nine digits, the last of which checks the others. */
export function routingProblem(text: string): string | undefined {
  const digits = digitsOf(text);
  if (!/^\d{9}$/.test(digits)) return "Enter a routing number of 9 digits.";
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum === 0 || sum % 10 !== 0
    ? "This routing number has a typo: its last digit does not match the others."
    : undefined;
}

export function accountProblem(text: string): string | undefined {
  return /^\d{4,17}$/.test(digitsOf(text)) ? undefined : "Enter an account number of 4 to 17 digits.";
}
