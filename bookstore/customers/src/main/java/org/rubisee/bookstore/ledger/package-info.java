/** What the ledger of the bookstore counts: each interaction on data of a certain shape. */
package org.rubisee.bookstore.ledger;
