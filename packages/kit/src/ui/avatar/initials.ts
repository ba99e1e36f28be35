/** The initials shown for a person without a picture: of first and last name, else of the e-mail; in capitals. */
export function initialsOf({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}): string {
  const first = (text: string) => [...text.trim()].at(0) ?? '';
  return (first(firstName) + first(lastName) || first(email)).toLocaleUpperCase();
}
