/** The web tier of the lessons with a session bean: pages, and a remote call for each. */
package org.rubisee.lessons.sessionbeansweb;
