/**
 * Presentation: the 20 servlets, their pages, the static pages and images. The same jar lies in the
 * WAR of all implementations, so what a customer sees cannot differ between them.
 *
 * <p>One interaction is two classes: a servlet that turns typed parameters into a call of its use
 * case, and a page that writes the answer as HTML. Knows the model and the servlet API only.
 */
package org.rubisee.pages;
