/** The web tier of the pattern "Jakarta Persistence": one remote call for each dynamic page. */
package org.rubisee.bookstore.jpaweb;
