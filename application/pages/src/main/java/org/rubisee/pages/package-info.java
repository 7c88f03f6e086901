/**
 * What the pages of all applications share: servlets that turn requests into calls of use cases,
 * limits, parameters, tickets, forms that come back, and HTML. It knows no page: an application
 * extends {@link org.rubisee.pages.InteractionServlet}, and says what its site is called, where its
 * navigation leads and which files it has. Its file {@code images/logo.svg} belongs to every page,
 * as {@code style.css} does, which all sites share.
 */
package org.rubisee.pages;
