import { redirect } from 'react-router'

/** Any other path leads to the home page. (What can only be a file has been answered with a plain 404 before.) */
export const loader = () => redirect('/')
