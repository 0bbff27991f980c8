import { redirect } from 'react-router'

/** Any other path leads to the home page. (The server answers unknown files with a plain 404 before it comes here.) */
export const loader = () => redirect('/')
