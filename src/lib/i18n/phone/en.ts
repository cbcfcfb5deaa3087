/** Phone numbers, wherever one is asked for. The example is a number of the language's own country. */
export const words = {
  label: 'Phone number',
  help: 'Such as {example}.',
  example: '+44 7700 900123',
} as const
