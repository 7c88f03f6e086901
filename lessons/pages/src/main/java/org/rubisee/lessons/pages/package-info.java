/**
 * The pages of the lessons: a servlet that answers the three cases, a form for each of them on the
 * first page, and an answer for each. There are no logins and no tickets.
 */
package org.rubisee.lessons.pages;
