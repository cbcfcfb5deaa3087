import { vi } from 'vitest'

// Files of one worker share its process, and none of the modules' state.
vi.resetModules()
