/** The 17 use cases as session beans of the application tier. */
package org.rubisee.auction.beans;
