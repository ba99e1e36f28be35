import { packageCategories } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newDraft } from '#elements/send/draft/draft.ts';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { aPackage, openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

const empty = newDraft().draft.packageDetails;

async function openStep(packageDetails = empty, language: 'sv' | 'en' | 'de' = 'en') {
  const wizard = await openWizard({ step: 2, draft: { packageDetails }, language });
  const next = () => userEvent.click(wizard.screen.getByRole('button', { name: /Next|Nästa/ }));
  const errorOf = (field: HTMLElement) => {
    const id = field.getAttribute('aria-describedby');
    return field.getAttribute('aria-invalid') === 'true'
      ? wizard.root.getElementById(id ?? '')?.textContent
      : undefined;
  };
  return { ...wizard, next, errorOf };
}
const stored = () => orderDraft().getState().draft.packageDetails;

test('requires everything but the special instructions, each with its message, and focuses the first [WIZ-19] [WIZ-20] [WIZ-21] [WIZ-22] [WIZ-23] [WIZ-24] [WIZ-25] [WIZ-26]', async () => {
  const { screen, root, next, errorOf } = await openStep({ ...empty, description: '   ' });
  await next();
  const weight = screen.getByRole('spinbutton', { name: 'Weight' });
  expect(root.activeElement).toBe(weight);
  expect(errorOf(weight)).toBe('Enter a weight above 0');
  expect(errorOf(screen.getByRole('spinbutton', { name: 'Length' }))).toBe('Enter a length above 0');
  expect(errorOf(screen.getByRole('spinbutton', { name: 'Width' }))).toBe('Enter a width above 0');
  expect(errorOf(screen.getByRole('spinbutton', { name: 'Height' }))).toBe('Enter a height above 0');
  expect(errorOf(screen.getByRole('textbox', { name: 'Description' }))).toBe('Describe the parcel');
  expect(errorOf(screen.getByRole('combobox', { name: 'Category' }))).toBe('Choose a category');
  expect(errorOf(screen.getByRole('combobox', { name: 'Subcategory' }))).toBe('Choose a subcategory');
  expect(errorOf(screen.getByRole('textbox', { name: /Special instructions/ }))).toBeUndefined();
  expect(screen.getByText('Step 2 of 5')).toBeTruthy();
});

test('goes on without special instructions once the rest is there, by Enter [WIZ-26]', async () => {
  const { screen } = await openStep({ ...aPackage, specialInstructions: '' });
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Weight' }), '{Enter}');
  expect(await screen.findByText('Step 3 of 5')).toBeTruthy();
});

test.each([
  ['Weight', 'weight'],
  ['Length', 'length'],
  ['Width', 'width'],
  ['Height', 'height'],
])('refuses a %s of 0 or less and of no number [WIZ-19] [WIZ-20] [WIZ-21] [WIZ-22]', async (name) => {
  const { screen, next, errorOf } = await openStep(aPackage);
  const field = screen.getByRole('spinbutton', { name });
  for (const wrong of ['0', '-3', 'many']) {
    await userEvent.fill(field, wrong);
    await next();
    expect(errorOf(field)).toMatch(/above 0/);
  }
});

test('clears an error as its field is edited, and only that one [WIZ-28]', async () => {
  const { screen, next, errorOf } = await openStep();
  await next();
  const weight = screen.getByRole('spinbutton', { name: 'Weight' });
  await userEvent.type(weight, '2');
  expect(errorOf(weight)).toBeUndefined();
  expect(errorOf(screen.getByRole('spinbutton', { name: 'Length' }))).toBeTruthy();
});

test('takes decimals with comma or point, and numbers pasted with spaces [WIZ-12]', async () => {
  const { screen } = await openStep();
  const weight = screen.getByRole('spinbutton', { name: 'Weight' });
  await userEvent.type(weight, '12,5');
  expect(stored().weight).toBe(12.5);
  await userEvent.fill(weight, '0.25');
  expect(stored().weight).toBe(0.25);
  await userEvent.fill(weight, ' 1 200,5 ');
  expect(stored().weight).toBe(1200.5);
});

test('steps the weight by 0.1 and not below 0 [WIZ-29] [WIZ-30]', async () => {
  const { screen } = await openStep();
  const weight = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Weight' });
  expect([weight.step, weight.min, weight.getAttribute('aria-valuemin')]).toEqual(['0.1', '0', '0']);
  await userEvent.type(weight, '{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(weight.value).toBe('0.3');
  expect(stored().weight).toBe(0.3);
  await userEvent.type(weight, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(stored().weight).toBe(0);
});

test('writes the stored weight as the language does', async () => {
  const { screen } = await openStep(aPackage, 'sv');
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Vikt' }).value).toBe('12,5');
});

test('resets the subcategory when the category changes [WIZ-27]', async () => {
  const { screen } = await openStep(aPackage);
  const subcategory = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Subcategory' });
  expect(subcategory.value).toBe('tools_hardware');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'food_restaurant');
  expect(subcategory.value).toBe('');
  expect(stored()).toMatchObject({ category: 'food_restaurant', subcategory: '' });
});

const offered = {
  construction: 'building_materials excavation_equipment tools_hardware safety_equipment',
  plumbing_hvac: 'plumbing_supplies heating_equipment ventilation_systems water_systems',
  vehicles_machinery: 'vehicle_parts machinery_equipment automotive_accessories industrial_tools',
  furniture_appliances: 'home_furniture office_furniture kitchen_appliances home_appliances',
  food_restaurant: 'restaurant_equipment fresh_food refrigerated_items packaged_foods',
  office_business: 'office_equipment stationery_supplies business_furniture technology_equipment',
  packaging_shipping: 'cardboard_boxes packaging_materials shipping_supplies labels_tape',
  healthcare_veterinary: 'medical_supplies veterinary_supplies animal_products healthcare_equipment',
};

test('offers the four subcategories of each category, by name [WIZ-31] [WIZ-32] [WIZ-33] [WIZ-34] [WIZ-35] [WIZ-36] [WIZ-37] [WIZ-38]', async () => {
  const { screen } = await openStep();
  const subcategory = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Subcategory' });
  for (const [category, subcategories] of Object.entries(offered)) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), category);
    const options = [...subcategory.options];
    expect(options.map(({ value }) => value).filter(Boolean)).toEqual(subcategories.split(' '));
    expect(options.every(({ label }) => label !== '' && !label.includes('_'))).toBe(true);
  }
});

test('offers the categories by name, first what belongs to no trade [WIZ-24] [L33]', async () => {
  const { screen } = await openStep(undefined, 'sv');
  const { options } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kategori' });
  expect([...options].slice(1).map(({ value }) => value)).toEqual(Object.keys(packageCategories));
  expect([options[1]?.value, options[1]?.label]).toEqual(['General', 'Övrigt']);
});

test('a category with one subcategory leaves nothing to choose [L33]', async () => {
  const { screen, next } = await openStep({ ...aPackage, category: '', subcategory: '' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'General');
  expect(stored()).toMatchObject({ category: 'General', subcategory: 'Standard' });
  await next();
  expect(orderDraft().getState().step).toBe(3);
});

test('shows under its field what is heavier, longer or larger than the API takes, and stays [L30]', async () => {
  const { screen, next, errorOf } = await openStep({ ...aPackage, weight: 999_999 }, 'sv');
  const field = (name: string) => screen.getByRole('spinbutton', { name });
  await next();
  expect(errorOf(field('Vikt'))?.replace(/\s/g, ' ')).toBe('Ange högst 100 000 kg');
  await userEvent.fill(field('Vikt'), '100000');
  expect(errorOf(field('Vikt'))).toBeUndefined();
  await userEvent.fill(field('Längd'), '10001');
  await next();
  expect(errorOf(field('Längd'))?.replace(/\s/g, ' ')).toBe('Ange högst 10 000 cm');
  for (const side of ['Längd', 'Bredd', 'Höjd']) await userEvent.fill(field(side), '1001');
  await next();
  expect(errorOf(field('Höjd'))?.replace(/\s/g, ' ')).toMatch(/större än 1 000 m³/);
  expect(orderDraft().getState().step).toBe(2);
  await userEvent.fill(field('Höjd'), '900');
  await next();
  expect(orderDraft().getState().step).toBe(3);
});
