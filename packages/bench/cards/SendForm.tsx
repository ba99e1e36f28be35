import { useCombobox } from 'downshift';
import { type FormEvent, useId, useState } from 'react';
import { say } from './services.ts';

const places = ['Göteborg', 'Luleå', 'Malmö', 'Stockholm', 'Umeå'];

function AddressField({ label, onChange }: { label: string; onChange: (address: string) => void }) {
  const id = useId();
  const [items, setItems] = useState(places);
  const { getInputProps, getItemProps, getLabelProps, getMenuProps, isOpen } = useCombobox({
    inputId: id,
    items,
    onInputValueChange: ({ inputValue }) => {
      setItems(places.filter((place) => place.toLowerCase().startsWith(inputValue.toLowerCase())));
      onChange(inputValue);
    },
  });
  return (
    <div className="field">
      <label {...getLabelProps()} htmlFor={id}>
        {label}
      </label>
      <input {...getInputProps()} />
      <ul {...getMenuProps()} hidden={!isOpen}>
        {items.map((item, index) => (
          <li key={item} {...getItemProps({ item, index })}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SendForm() {
  const [addresses, setAddresses] = useState({ pickup: '', dropoff: '' });
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(addresses.pickup && addresses.dropoff ? undefined : say('send.missing'));
  };
  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <AddressField
        label={say('send.pickup')}
        onChange={(pickup) => setAddresses((known) => ({ ...known, pickup }))}
      />
      <AddressField
        label={say('send.dropoff')}
        onChange={(dropoff) => setAddresses((known) => ({ ...known, dropoff }))}
      />
      <p className="error" role="alert">
        {error}
      </p>
      <button className="submit" type="submit">
        {say('send.submit')}
      </button>
    </form>
  );
}
