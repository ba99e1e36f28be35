// Data of a person never goes into the HTML of an element, so it is set as a property.
const person = await (await fetch('/me')).json();
if (person)
  for (const price of document.querySelectorAll('freight-price'))
    price.recipient = { name: person.name, phone: person.phone, email: person.email };

// An order takes the whole width.
document.addEventListener('freight-navigate', ({ target }) => {
  if (target.localName === 'freight-price') target.closest('li').classList.add('wide');
});
