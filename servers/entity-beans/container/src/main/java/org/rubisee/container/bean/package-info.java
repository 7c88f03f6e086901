/** Bean classes: the methods that views call, and the life-cycle callbacks. */
package org.rubisee.container.bean;
