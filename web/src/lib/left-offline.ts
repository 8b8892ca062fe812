/** Says on the device that its patient left while the server could not hear it. */
export const LEFT = 'leveza-left-offline';
