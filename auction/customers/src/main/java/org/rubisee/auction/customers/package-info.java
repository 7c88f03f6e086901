/** The customers of the auction: what they know and remember, and which page they ask for next. */
package org.rubisee.auction.customers;
