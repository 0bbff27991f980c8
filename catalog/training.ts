/** Year of the sessions that have not been announced yet. */
const TRAINING_YEAR = 2027

export const training = {
  heading: 'Register for a Training Session',
  comingSoonTitle: 'Coming Soon',
  comingSoonText: [
    `Our ${TRAINING_YEAR} training dates will be announced soon.`,
    'Fill out the form below to tell us that you are interested, and we will email you the schedule as soon as it is set.',
    'Spaces are limited.',
  ],
  /** Inquiry subject if no dates have been announced. */
  inquiry: `Training Inquiry: ${TRAINING_YEAR} Dates`,
  /** Shown on the card for a full session. */
  full: 'Full. Register to join the waiting list.',
  waiting: 'Your registration was submitted successfully! The session is full, so you’re on the waiting list.',
  registered: 'Registration submitted successfully!',
  inquired: "Your inquiry has been submitted successfully! We'll notify you when dates are announced.",
} as const
