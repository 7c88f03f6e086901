package org.rubisee.contract.site;

import org.rubisee.contract.customer.Customer;

/**
 * Somebody who was on the site when the data was made, as delivered: what was opened there has
 * grown old on a site with a later clock.
 *
 * @param customer who looks at the site of that day
 */
public record EarlierCustomer(Customer customer) {}
