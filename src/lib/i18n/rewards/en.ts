/** The catalogue of rewards and one reward. RWD-1. */
export const words = {
  title: 'Rewards',
  empty: 'There are no rewards to choose from right now.',
  emptyHint: 'New ones are on their way. Come back soon.',
  lookAgain: 'Check again',
  backToList: 'Back to rewards',
  gone: 'This reward is no longer available.',
  balance: 'You have {n:number|number} {{point|points}}.',
  enough: 'Enough points',
  short: '{n:number|number} {{point|points}} short',
  left: 'Only {n:number|number} left',
  soldOut: 'Out of stock',
  free: 'Free',
  choose: 'Choose this reward',
  verify: 'Verify my account',
  notice: {
    unverified: 'Only verified accounts can select rewards',
    short: "You don't have enough points for this reward!",
    soldOut: 'This reward is out of stock.',
    unavailable: 'This reward cannot be chosen here.',
  },
  ways: {
    delivery: 'Delivery',
    pickup: 'Pickup',
    donation: 'Donation',
  },
} as const
