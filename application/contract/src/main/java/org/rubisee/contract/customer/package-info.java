/** People in front of the site: what they click on, fill in and send. */
package org.rubisee.contract.customer;
