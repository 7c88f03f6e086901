/** What the ledger of the lessons counts: each case. */
package org.rubisee.lessons.ledger;
