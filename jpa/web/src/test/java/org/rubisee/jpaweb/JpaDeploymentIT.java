package org.rubisee.jpaweb;

import org.rubisee.contract.DeploymentContract;

/** jpa is the same site however its tiers are connected. */
class JpaDeploymentIT extends DeploymentContract {}
