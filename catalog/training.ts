import type { TrainingSession } from './types.ts'

/** Sessions that are open for registration. If there are none, the page accepts inquiries instead. */
export const trainingSessions: readonly TrainingSession[] = []

export const training = {
  heading: 'Register for a Training Session',
  comingSoonTitle: 'Coming Soon',
  comingSoonText: [
    'Our 2026 training dates will be announced soon.',
    'Fill out the form below to tell us that you are interested, and we will email you the schedule as soon as it is set.',
    'Spaces are limited.',
  ],
  /** Subject of an inquiry if no dates have been announced. */
  inquiry: 'Training Inquiry: 2026 Dates',
  registered: 'Registration submitted successfully!',
  inquired: "Your inquiry has been submitted successfully! We'll notify you when dates are announced.",
} as const
