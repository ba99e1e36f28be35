/** The four blocks in the editor: what can be set about each, and a sign of where it will be. */
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: make, Fragment } = element;
  const { __ } = i18n;
  const themes = [
    { value: '', label: __('As in the settings', 'freight') },
    { value: 'light', label: __('Light', 'freight') },
    { value: 'dark', label: __('Dark', 'freight') },
    { value: 'auto', label: __('As the visitor’s system', 'freight') },
  ];
  const tabs = [
    { value: '', label: __('Track', 'freight') },
    { value: 'send', label: __('Send', 'freight') },
  ];

  const sizes = [
    { value: '', label: __('Its own measures', 'freight') },
    { value: 'letterbox', label: __('Letterbox parcel', 'freight') },
    { value: 'parcel', label: __('Parcel', 'freight') },
    { value: 'half-pallet', label: __('Half pallet', 'freight') },
    { value: 'pallet', label: __('EUR pallet', 'freight') },
  ];

  const text = (label, help) => (value, onChange) =>
    make(components.TextControl, { label, help, value, onChange });
  const choice = (label, options) => (value, onChange) =>
    make(components.SelectControl, { label, options, value, onChange });
  const toggle = (label) => (checked, onChange) =>
    make(components.ToggleControl, { label, checked, onChange });

  const theme = choice(__('Colours', 'freight'), themes);
  const kinds = {
    track: {
      label: __('Freight: track a parcel', 'freight'),
      inside: {
        orderId: text(
          __('Package ID', 'freight'),
          __('Shows this parcel at once. Empty: visitors type theirs.', 'freight'),
        ),
      },
      controls: { theme },
    },
    start: {
      label: __('Freight: track and send', 'freight'),
      controls: {
        tab: choice(__('Open at first', 'freight'), tabs),
        inline: toggle(__('Everything happens on this page', 'freight')),
        theme,
      },
    },
    send: { label: __('Freight: send', 'freight'), controls: { theme } },
    price: {
      label: __('Freight: price beside goods', 'freight'),
      inside: {
        pickup: text(
          __('Where the goods are', 'freight'),
          __('An address or a town. Visitors type where they live.', 'freight'),
        ),
        size: choice(__('Size', 'freight'), sizes),
      },
      controls: {
        weight: text(__('Weight in kg', 'freight')),
        sides: text(
          __('Length, width and height in cm', 'freight'),
          __('For example 80x60x100. Weight and sides replace those of the size.', 'freight'),
        ),
        reference: text(
          __('Your name for the goods', 'freight'),
          __('It is on the order and its documents.', 'freight'),
        ),
        locked: toggle(__('Visitors cannot change these', 'freight')),
        theme,
      },
    },
  };

  for (const [name, { label, inside = {}, controls }] of Object.entries(kinds)) {
    const Edit = ({ attributes, setAttributes }) => {
      const fieldsOf = (group) =>
        Object.entries(group).map(([key, control]) =>
          make(
            Fragment,
            { key },
            control(attributes[key], (value) => setAttributes({ [key]: value })),
          ),
        );
      const instructions = __('Shown to visitors on the published page.', 'freight');
      return make(
        Fragment,
        null,
        make(
          blockEditor.InspectorControls,
          null,
          make(components.PanelBody, { title: __('Settings', 'freight') }, fieldsOf(controls)),
        ),
        make(
          'div',
          blockEditor.useBlockProps(),
          make(components.Placeholder, { icon: 'car', label, instructions }, fieldsOf(inside)),
        ),
      );
    };
    // The server writes the tag: what stands in the page's text is the block's settings only.
    blocks.registerBlockType(`freight/${name}`, { edit: Edit, save: () => null });
  }
})(window.wp);
