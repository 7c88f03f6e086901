/** The web tier of messages: pages, and one remote call for each use case, as in session-facade. */
package org.rubisee.messages.web;
