/** Sessions of customers of the bookstore, whose pages and rows are compared. */
package org.rubisee.bookstore.contract.session;
