import '@fontsource-variable/montserrat'
import './desk.css'
import { createRoot } from 'react-dom/client'
import { DeskPage } from './desk-page.tsx'

const place = document.getElementById('desk')
if (place) createRoot(place).render(<DeskPage />)
