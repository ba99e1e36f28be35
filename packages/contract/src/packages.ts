/** The package type of an order for which the customer chose no category [PRICE-26] [PRICE-27]. */
export const defaultPackageType = 'General';
export const defaultPackageSubType = 'Standard';

/**
 * Package categories and their subcategories, as raw language-independent keys [WIZ-31] to [WIZ-38]. The first category
 * is for private senders and belongs to no trade.
 */
export const packageCategories = {
  [defaultPackageType]: [defaultPackageSubType],
  construction: ['building_materials', 'excavation_equipment', 'tools_hardware', 'safety_equipment'],
  plumbing_hvac: ['plumbing_supplies', 'heating_equipment', 'ventilation_systems', 'water_systems'],
  vehicles_machinery: ['vehicle_parts', 'machinery_equipment', 'automotive_accessories', 'industrial_tools'],
  furniture_appliances: ['home_furniture', 'office_furniture', 'kitchen_appliances', 'home_appliances'],
  food_restaurant: ['restaurant_equipment', 'fresh_food', 'refrigerated_items', 'packaged_foods'],
  office_business: ['office_equipment', 'stationery_supplies', 'business_furniture', 'technology_equipment'],
  packaging_shipping: ['cardboard_boxes', 'packaging_materials', 'shipping_supplies', 'labels_tape'],
  healthcare_veterinary: [
    'medical_supplies',
    'veterinary_supplies',
    'animal_products',
    'healthcare_equipment',
  ],
} as const;
export type PackageCategory = keyof typeof packageCategories;
export type PackageSubcategory = (typeof packageCategories)[PackageCategory][number];

/** The subcategories a category offers, none without one [WIZ-31] to [WIZ-38]. */
export const subcategoriesOf = (category: string): readonly string[] =>
  Object.hasOwn(packageCategories, category) ? packageCategories[category as PackageCategory] : [];

/** The choices of the wizard's step 1; the first is the default and the most popular [WIZ-15] [WIZ-16] [WIZ-17]. */
export const fuelTypes = ['biogas', 'diesel', 'electric', 'electricHybrid'] as const;
export type FuelType = (typeof fuelTypes)[number];

/** The same fuels as the wire spells them [PRICE-30] to [PRICE-33]. */
export const wireFuelTypes = {
  biogas: 'Biogas',
  diesel: 'Diesel',
  electric: 'El',
  electricHybrid: 'El-hybrid',
} as const;
export type WireFuelType = (typeof wireFuelTypes)[FuelType];

/** Sent for an unknown fuel type [PRICE-34]. */
export const defaultWireFuelType: WireFuelType = 'El';

/** Texts of the catalogue that no screen uses yet [WIZ-63] [WIZ-64]. */
export const cataloguePackageTypes = [
  'general',
  'fragile',
  'electronics',
  'documents',
  'food',
  'furniture',
  'clothing',
  'other',
] as const;
export const catalogueVehicles = ['smallVan', 'mediumTruck', 'largeTruck', 'expressDelivery'] as const;
