/** The web tier of the pattern "session beans": one remote call for each dynamic page. */
package org.rubisee.jpaweb;
